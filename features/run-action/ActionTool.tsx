import {useState, type ReactNode} from 'react';
import {valueIn} from '../tools/hash.shared';
import type {ToolProps} from '../tools/Tool';
import {ActionForm} from './ActionForm';
import {actionFrom, ADDRESS, EXAMPLE} from './inputs.shared';

/** Says that code is not of these docs, and where the link with it was. */
function noticeOf(referrer: string): string {
  const from = URL.canParse(referrer)
    ? `a link on ${new URL(referrer).host}`
    : 'the link that you followed';
  return `This code came with ${from}. It is not from these docs; read it before you run it.`;
}

/** The action runner: begins with the action of the address, which only its reader runs, or with an example. */
export default function ActionTool({version}: ToolProps): ReactNode {
  const [linked] = useState(() => actionFrom(valueIn(ADDRESS, window.location.hash)));
  return (
    <ActionForm
      version={version}
      action={linked ?? EXAMPLE}
      {...(linked && {notice: noticeOf(document.referrer)})}
    />
  );
}
