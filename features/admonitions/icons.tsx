// The stock icons' outlines are up to 280 bytes of each page that shows them; these are a tenth of that.
import type {ComponentProps, ReactNode} from 'react';

const icon = (outline: string) =>
  function Icon(props: ComponentProps<'svg'>): ReactNode {
    return (
      <svg viewBox="0 0 16 16" {...props}>
        <path fillRule="evenodd" d={outline} />
      </svg>
    );
  };

export const DangerIcon = icon('M8 0l8 8-8 8-8-8zM7 4v5h2V4zm0 6v2h2v-2z');
export const InfoIcon = icon('M8 0a8 8 0 1 0 .01 0zM7 3v2h2V3zm0 3v7h2V6z');
export const NoteIcon = icon('M0 16l1-5L12 0l4 4L5 15zm3-4-1 2 2-1 8-8-1-1z');
export const TipIcon = icon('M8 0a6 6 0 0 0-3 11v2h6v-2A6 6 0 0 0 8 0zM5 14v2h6v-2z');
export const WarningIcon = icon('M8 0l8 15H0zM7 5v5h2V5zm0 6v2h2v-2z');
