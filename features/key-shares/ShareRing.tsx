import type {ReactNode} from 'react';

/** The ring of shares, one missing: the mark of this site. In degrees, clockwise from the top. */
export const SHARES = [0, 60, 120, 180, 240, 300].map((turn) => ({turn, isMissing: turn === 60}));

interface ShareRingProps {
  className?: string;
  /** Part of the shares that are there, for progress; all but the missing one if left out. */
  part?: number;
}

/** The ring of shares as an ornament, in the colour of the text around it. */
export function ShareRing({className, part}: ShareRingProps): ReactNode {
  return (
    <svg
      className={className}
      viewBox="-12 -12 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentcolor"
      strokeWidth="4"
      aria-hidden="true"
    >
      {SHARES.map(({turn, isMissing}, at) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M-3.18 -7.86A8.5 8.5 0 0 1 3.18 -7.86"
          {...((part === undefined ? isMissing : at >= part * SHARES.length) && {
            strokeWidth: 1,
            strokeDasharray: '1 1.6',
          })}
        />
      ))}
    </svg>
  );
}
