// Replaces the stock icon, whose outline is up to 280 bytes of each page, with one of a tenth.
import type {Props} from '@theme/Admonition/Icon/Warning';
import type {ReactNode} from 'react';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 0l8 15H0zM7 5v5h2V5zm0 6v2h2v-2z" />
    </svg>
  );
}
