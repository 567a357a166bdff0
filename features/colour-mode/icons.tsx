// Replaces the stock icons, whose outlines were a fifth of a kilobyte of every page: the same sun, drawn in lines, and the
// same moon, of four arcs. There is no icon for the system's mode: pages are light until a reader turns them dark.
import type {ComponentProps, ReactNode} from 'react';

const MOON =
  'M20.9 10.6a5.4 5.4 0 1 1-7.5-7.5 9 9 0 1 0 7.5 7.5M9.4 5.5a7.4 7.4 0 0 0 9.1 9.1 7 7 0 1 1-9.1-9.1';
const SUN =
  'M12 2v2m0 16v2M2 12h2m16 0h2M5.3 5.3l1 1m11.4 11.4 1 1m-13.4 0 1-1M17.7 6.3l1-1M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0';

const Icon = (props: ComponentProps<'svg'>): ReactNode => (
  <svg viewBox="0 0 24 24" width="1.125rem" height="1.125rem" {...props} />
);

export const DarkModeIcon = (props: ComponentProps<'svg'>): ReactNode => (
  <Icon {...props}>
    <path fill="currentColor" d={MOON} />
  </Icon>
);

export const LightModeIcon = (props: ComponentProps<'svg'>): ReactNode => (
  <Icon {...props}>
    <path fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="2" d={SUN} />
  </Icon>
);

export const SystemColorModeIcon = (): null => null;
