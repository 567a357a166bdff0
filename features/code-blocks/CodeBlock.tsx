// Replaces the stock part, which brings Prism to the reader. Fences never come here: they are
// highlighted at build time (features/code-blocks/plugin.ts). What does is code without a fence.
import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

export default function CodeBlock({children}: Props): ReactNode {
  return (
    <figure className="code">
      {/* Scrolls sideways, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
