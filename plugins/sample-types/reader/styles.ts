// Not a style sheet of the site: all of those are one file that every page loads first, and this is loaded on intent.
const STYLES = `
  .code:has(pre[aria-description]:focus-visible) .code-name::after {
    color: var(--ink-2);
    content: ' · ← → types';
    font-weight: 400;
  }

  .sample-type {
    position: fixed;
    z-index: 400; /* above the navbar */
    overflow: auto;
    width: max-content;
    max-width: min(36rem, calc(100vw - 1rem));
    max-height: 18rem;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--paper);
    box-shadow: var(--shadow-floating);
    font-size: 0.8125rem;
    line-height: 1.55;
    overflow-wrap: anywhere;
    overscroll-behavior: contain;
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

  @media print {
    .sample-type {
      display: none;
    }
  }
`;

/** Adds the look of the popover, of its identifier, and of the hint that a block's keys work. */
export function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}
