// Replaces the stock icon, whose outline is up to 280 bytes of each page, with one of a tenth.
import type {Props} from '@theme/Admonition/Icon/Info';
import type {ReactNode} from 'react';

export default function AdmonitionIconInfo(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" {...props}>
      <path fillRule="evenodd" d="M8 0a8 8 0 1 0 .01 0zM7 3v2h2V3zm0 3v7h2V6z" />
    </svg>
  );
}
