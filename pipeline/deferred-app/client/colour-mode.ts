/** Docusaurus' storage key, inlined by the plugin. */
declare const COLOUR_MODE_KEY: string;

/** See features/colour-mode/ColorModeToggle.tsx. */
const BUTTON = '[data-colour-mode] button';

function showMode(mode: string): void {
  const {dataset} = document.documentElement;
  dataset.theme = mode;
  dataset.themeChoice = mode;
}

export const isColourModeButton = (element: Element): boolean => element.matches(BUTTON);

/** Applies the stored mode before the first paint, replacing Docusaurus' own script (pipeline/page-template.ts). */
export function applyStoredMode(): void {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(COLOUR_MODE_KEY);
  } catch {
    // Storage is blocked.
  }
  showMode(stored === 'dark' ? 'dark' : 'light');
}

/** Until React runs, Docusaurus renders the button disabled, labelled with the default mode. */
export function enableColourMode(): void {
  const mode = document.documentElement.dataset.theme!;
  document.querySelectorAll<HTMLButtonElement>(BUTTON).forEach((button) => {
    button.disabled = false;
    button.title = `${mode} mode`;
    button.ariaLabel = button.ariaLabel!.replace(/\w+(?= mode\))/, mode);
  });
}

/** Changes the colour mode as Docusaurus does; React later reads it from the attributes. */
export function changeColourMode(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  showMode(mode);
  enableColourMode();
  try {
    window.localStorage.setItem(COLOUR_MODE_KEY, mode);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
}
