import {useEffect, useRef, useState, type MouseEventHandler, type ReactNode} from 'react';
import type {DocsVersion} from '@site/site/versions';
import {loadOptional} from '@site/lib/browser/load-optional';
import {codeOf} from '../code-blocks/buttons.client';
import {inputsAt, type SampleInputs} from './inputs.shared';

/** The button in the caption of a sample that is a Lit Action. */
export const RUN_BUTTON =
  '<button type="button" class="icon-button open-files needs-scripts" data-code="run">Run</button>';

/**
 * Runs the Lit Action of a sample below it, once its button is pressed; nothing of that is loaded before.
 *
 * @param inputs JSON of {@link SampleInputs}; undefined for samples that are no Lit Actions
 * @param version whose nodes run it
 */
export function useActionRun(
  inputs: string | undefined,
  version: DocsVersion,
): {onClick?: MouseEventHandler<HTMLElement>; panel?: ReactNode} {
  const [panel, setPanel] = useState<ReactNode>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.querySelector('section');
    form?.focus({preventScroll: true});
    form?.scrollIntoView({block: 'nearest'});
  }, [panel]);
  if (inputs === undefined) return {};

  async function open(figure: HTMLElement): Promise<void> {
    setPanel('Loading…');
    const loaded = await loadOptional('run-action', () => import('./ActionForm'));
    const action = {
      code: codeOf(figure),
      inputs: inputsAt(JSON.parse(inputs!) as SampleInputs, Date.now()),
    };
    const name = figure.querySelector('.code-name')!.textContent;
    setPanel(
      loaded ? (
        <loaded.ActionForm key={Date.now()} name={name} version={version} action={action} runs />
      ) : (
        'It could not be loaded. Please try again.'
      ),
    );
  }

  return {
    onClick: ({target, currentTarget}) => {
      if ((target as Element).closest('[data-code=run]')) void open(currentTarget);
    },
    panel: panel !== undefined && (
      <div ref={place} role={typeof panel === 'string' ? 'status' : undefined}>
        {panel}
      </div>
    ),
  };
}
