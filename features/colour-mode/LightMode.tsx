// Replaces the stock sun, whose outline was a fifth of a kilobyte of every page: the same sun, drawn in lines.
import type {Props} from '@theme/Icon/LightMode';
import type {ReactNode} from 'react';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2"
        d="M12 2v2m0 16v2M2 12h2m16 0h2M5.3 5.3l1 1m11.4 11.4 1 1m-13.4 0 1-1M17.7 6.3l1-1M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0"
      />
    </svg>
  );
}
