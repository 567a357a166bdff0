/**
 * Stands for prism-react-renderer where theme-classic imports it. Code is highlighted at build
 * time.
 */
export const Prism = {};
export const themes = {};
