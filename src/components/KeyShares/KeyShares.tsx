import type {ReactNode} from 'react';

/** Six nodes in a ring around an app, each with one share of a key; one of them is silent. */
export function KeyShares(): ReactNode {
  return (
    <svg
      role="img"
      aria-label="Six nodes in a ring around an app. Each node holds one share of a key. Five of them send their part of an answer to the app, which joins the parts; the sixth is silent."
      width="480"
      height="450"
      viewBox="0 0 480 450"
      fontSize="18"
      textAnchor="middle"
    >
      <g stroke="var(--violet)" strokeWidth="2" fill="none" strokeLinecap="round">
        <path d="M240.0 124.0L240.0 157.0M235.2 149.4L240.0 157.0L244.8 149.4" />
        <path d="M327.5 174.5L298.9 191.0M303.1 183.1L298.9 191.0L307.9 191.3" />
        <path d="M240.0 326.0L240.0 293.0M244.8 300.6L240.0 293.0L235.2 300.6" />
        <path d="M152.5 275.5L181.1 259.0M176.9 266.9L181.1 259.0L172.1 258.7" />
        <path d="M152.5 174.5L181.1 191.0M172.1 191.3L181.1 191.0L176.9 183.1" />
      </g>
      <path
        d="M327.5 275.5L300.6 260.0"
        stroke="var(--ink-2)"
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <g fill="var(--paper-2)" stroke="var(--violet)" strokeWidth="2">
        <circle cx="240.0" cy="87.0" r="32" />
        <circle cx="359.5" cy="156.0" r="32" />
        <circle cx="359.5" cy="294.0" r="32" stroke="var(--ink-2)" strokeDasharray="4 5" />
        <circle cx="240.0" cy="363.0" r="32" />
        <circle cx="120.5" cy="294.0" r="32" />
        <circle cx="120.5" cy="156.0" r="32" />
        <circle cx="240" cy="225" r="58" stroke="var(--ink)" />
      </g>
      <g fill="none" strokeWidth="8" stroke="var(--ember)">
        <path d="M231.9 83.7A20 20 0 0 1 248.1 83.7" />
        <path d="M358.3 147.3A20 20 0 0 1 366.4 161.4" />
        <path d="M366.4 288.6A20 20 0 0 1 358.3 302.7" stroke="var(--ink-2)" />
        <path d="M248.1 366.3A20 20 0 0 1 231.9 366.3" />
        <path d="M121.7 302.7A20 20 0 0 1 113.6 288.6" />
        <path d="M113.6 161.4A20 20 0 0 1 121.7 147.3" />
        <path d="M231.9 193.7A20 20 0 0 1 248.1 193.7" />
        <path d="M251.8 195.8A20 20 0 0 1 259.9 209.9" />
        <path d="M248.1 230.3A20 20 0 0 1 231.9 230.3" />
        <path d="M228.2 228.2A20 20 0 0 1 220.1 214.1" />
        <path d="M220.1 209.9A20 20 0 0 1 228.2 195.8" />
      </g>
      <g fill="var(--ink)">
        <text x="240" y="34">
          Each node holds one share
        </text>
        <text x="240" y="263" fontSize="17">
          your app
        </text>
        <text x="359.5" y="348.0" fill="var(--ink-2)" fontSize="17">
          silent
        </text>
        <text x="240" y="430">
          Five answers are enough
        </text>
      </g>
    </svg>
  );
}
