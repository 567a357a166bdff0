/** Where Docusaurus keeps it; the plugin fills it in. */
declare const COLOUR_MODE_KEY: string;

/** See src/theme/ColorModeToggle. */
const BUTTON = '[data-colour-mode] button';

export const isColourModeButton = (element: Element): boolean => element.matches(BUTTON);

/** Docusaurus takes any word of the address or the storage for a colour mode; an unknown one hides logo and icon. */
function settleColourMode(): void {
  const {dataset} = document.documentElement;
  if (dataset.theme !== 'light' && dataset.theme !== 'dark') {
    dataset.theme = 'light';
    dataset.themeChoice = 'light';
  }
}

/** Docusaurus writes the button as one that cannot be pressed, and names the default mode, until React runs. */
export function enableColourMode(): void {
  settleColourMode();
  const mode = document.documentElement.dataset.theme!;
  document.querySelectorAll<HTMLButtonElement>(BUTTON).forEach((button) => {
    button.disabled = false;
    button.title = `${mode} mode`;
    button.ariaLabel = button.ariaLabel!.replace(/\w+(?= mode\))/, mode);
  });
}

/** Changes the colour mode as Docusaurus does, which takes it over from the attributes. */
export function changeColourMode(): void {
  const {dataset} = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  enableColourMode();
  try {
    window.localStorage.setItem(COLOUR_MODE_KEY, mode);
  } catch {
    // Site data is blocked: the choice holds for this page.
  }
}
