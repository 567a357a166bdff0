import type {ReactNode} from 'react';

/** The ring of shares, one missing: the mark of this site. In degrees, clockwise from the top. */
export const SHARES = [0, 60, 120, 180, 240, 300].map((turn) => ({turn, isMissing: turn === 60}));

/**
 * The ring of shares as an ornament, in the colour of the text around it.
 *
 * @param part how much of it is there, for progress; all but one share if left out
 */
export function ShareRing({
  className,
  part = 5 / 6,
}: {
  className?: string;
  part?: number;
}): ReactNode {
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
      {SHARES.map(({turn}, at) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M-3.18 -7.86A8.5 8.5 0 0 1 3.18 -7.86"
          // The first one is behind the gap.
          {...(((at + 4) % 6) / 6 >= part && {strokeWidth: 1, strokeDasharray: '1 1.6'})}
        />
      ))}
    </svg>
  );
}
