// Replaces the stock moon: the same one, of four arcs; see LightMode.
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="currentColor"
        d="M20.9 10.6a5.4 5.4 0 1 1-7.5-7.5 9 9 0 1 0 7.5 7.5M9.4 5.5a7.4 7.4 0 0 0 9.1 9.1 7 7 0 1 1-9.1-9.1"
      />
    </svg>
  );
}
