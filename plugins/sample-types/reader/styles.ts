// Not a style sheet of the site: all of those are one file that every page loads first, and this is
// loaded on intent.
const STYLES = `
  .code:has(pre[aria-description]:focus-visible) .code-name::after {
    color: var(--ink-2);
    content: ' · ← → types';
    font-weight: 400;
  }

  .sample-type {
    white-space: pre-wrap;
  }

  .sample-type-signature {
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.78rem;
  }

  .sample-type-documentation {
    margin: var(--space-2) 0 0;
    padding-top: var(--space-2);
    border-top: 1px solid var(--line);
    color: var(--ink-2);
  }

  ::highlight(sample-type) {
    background: color-mix(in srgb, var(--violet) 22%, transparent);
  }
`;

/** Adds the look of the popover, of its identifier, and of the hint that a block's keys work. */
export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}
