import {recall, remember} from '../../../lib/browser/storage';
import {hydrated} from './application';

/** Docusaurus' key; the plugin fills it in. */
declare const COLOUR_MODE_KEY: string;

/** See features/colour-mode/ColorModeToggle.tsx. */
const BUTTON = '[data-colour-mode] button';

function showMode(mode: string): void {
  const {dataset} = document.documentElement;
  dataset.theme = mode;
  dataset.themeChoice = mode;
}

export const isColourModeButton = (element: Element): boolean => element.matches(BUTTON);

/** Shows the mode that the reader chose before, ahead of the first paint, in place of Docusaurus' script (pipeline/page-template.ts). */
export const applyStoredMode = (): void =>
  showMode(recall(COLOUR_MODE_KEY, 'localStorage') === 'dark' ? 'dark' : 'light');

/** Docusaurus writes the button as one that cannot be pressed, and names the default mode, until React runs. */
export function enableColourMode(): void {
  const mode = document.documentElement.dataset.theme!;
  document.querySelectorAll<HTMLButtonElement>(BUTTON).forEach((button) => {
    button.disabled = false;
    button.title = `${mode} mode`;
    button.ariaLabel = button.ariaLabel!.replace(/\w+(?= mode\))/, mode);
  });
}

/** Shows the mode that the reader chooses in another tab. */
export function followOtherTabs(): void {
  const follow = ({key}: StorageEvent): void => {
    if (key === COLOUR_MODE_KEY) {
      applyStoredMode();
      enableColourMode();
    }
  };
  window.addEventListener('storage', follow);
  void hydrated.then(() => window.removeEventListener('storage', follow));
}

/** Changes the colour mode as Docusaurus does, which takes it over from the attributes. */
export function changeColourMode(): void {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  showMode(mode);
  enableColourMode();
  remember(COLOUR_MODE_KEY, mode, 'localStorage');
}
