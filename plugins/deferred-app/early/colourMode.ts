/** Docusaurus' own key. */
const KEY = 'theme';

/** Whether this is the button that changes the colour mode; see src/theme/ColorModeToggle. */
export const isColourModeButton = (element: Element): boolean =>
  element.closest('[data-colour-mode]') !== null;

/** Changes the colour mode as Docusaurus does, which takes it over from the attributes. */
export function changeColourMode(): void {
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  try {
    window.localStorage.setItem(KEY, mode);
  } catch {
    // Site data is blocked: the choice holds for this page.
  }
}
