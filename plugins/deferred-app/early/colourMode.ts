/** Where Docusaurus keeps it; the plugin fills it in. */
declare const COLOUR_MODE_KEY: string;

/** See src/theme/Navbar/ColorModeToggle. */
const BUTTON = '[data-colour-mode] button';

export const isColourModeButton = (element: Element): boolean => element.matches(BUTTON);

/** Docusaurus writes the button as one that cannot be pressed until React runs. */
export function enableColourMode(): void {
  document.querySelectorAll<HTMLButtonElement>(BUTTON).forEach((button) => {
    button.disabled = false;
  });
}

/** Changes the colour mode as Docusaurus does, which takes it over from the attributes. */
export function changeColourMode(): void {
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  try {
    window.localStorage.setItem(COLOUR_MODE_KEY, mode);
  } catch {
    // Site data is blocked: the choice holds for this page.
  }
}
