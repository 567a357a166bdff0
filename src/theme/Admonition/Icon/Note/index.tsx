// Replaces the stock icon, whose outline is up to 280 bytes of each page, with one of a tenth.
import type {Props} from '@theme/Admonition/Icon/Note';
import type {ReactNode} from 'react';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M0 16l1-5L12 0l4 4L5 15zm3-4-1 2 2-1 8-8-1-1z" />
    </svg>
  );
}
