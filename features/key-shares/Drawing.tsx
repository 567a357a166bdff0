import type {ReactNode} from 'react';
import {SHARES} from './ShareRing';
import styles from './styles.lazy.module.css';

interface Props {
  /** Text for those who do not see it. */
  label: string;
  /** Which nodes answer, clockwise from the top. */
  isOn: readonly boolean[];
  isSigned: boolean;
}

/**
 * A rule goes to six nodes in a ring, each with one share of a key. Those that answer send their part to the middle,
 * which is empty, and the parts make one signature. It moves once, unless readers set `prefers-reduced-motion`.
 */
export function Drawing({label, isOn, isSigned}: Props): ReactNode {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 560 280"
      fill="none"
      strokeLinecap="round"
      strokeWidth="1.5"
    >
      <g className={styles.quiet}>
        <circle cx="280" cy="140" r="104" strokeDasharray="1 7" />
        <path d="M132 140H162M156 134.5L162 140L156 145.5" />
        <path d="M332 140H424M418 134.5L424 140L418 145.5" />
        <rect className={styles.node} x="28" y="100" width="92" height="80" rx="10" />
        <path d="M44 122H82M56 140H100M56 158H88" strokeWidth="4" />
      </g>
      <path className={styles.acts} d="M44 140H45M44 158H45M90 122H104" strokeWidth="4" />
      <g transform="translate(280 140)">
        {SHARES.map(({turn}, index) => (
          <g key={turn} transform={`rotate(${turn})`} className={isOn[index] ? '' : styles.silent}>
            <path className={styles.quiet} d="M0 -78V-60" />
            <circle className={styles.node} cy="-104" r="20" />
            <path className={styles.own} d="M-6 -110.7A9 9 0 0 1 6 -110.7" strokeWidth="4" />
            <path
              className={styles.share}
              d="M-14.3 -37.3A40 40 0 0 1 14.3 -37.3"
              strokeWidth="10"
              strokeLinecap="butt"
            />
          </g>
        ))}
      </g>
      {isSigned ? (
        <path
          className={styles.signature}
          d="M440 156C452 112 468 108 466 130S450 166 462 152S478 128 484 134S480 156 488 150S500 132 506 138S508 156 532 142M446 176H528"
          strokeWidth="2.5"
          pathLength="1"
        />
      ) : (
        <path className={styles.quiet} d="M446 176H528M478 124L496 142M496 124L478 142" />
      )}
    </svg>
  );
}
