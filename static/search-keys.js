// Keeps a shortcut of the search, and what is typed after it, until the page's code takes over: takeSearchKeys() in
// src/components/Search/SearchBoxProvider.tsx, which knows the same shortcuts (keys.ts).
{
  /** Undefined while nobody wants to search. */
  let typed;
  try {
    // The box was open as the page was loaded anew; see src/components/Search/failure.ts.
    typed = sessionStorage.getItem('search-typed') ?? undefined;
    sessionStorage.removeItem('search-typed');
  } catch {
    // Site data is blocked.
  }

  const onKeyDown = (event) => {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      window.takeSearchKeys();
      return;
    }
    const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
    const isText = !ctrlKey && !metaKey && !altKey && !event.isComposing;
    const isShortcut =
      ctrlKey || metaKey
        ? key.toLowerCase() === 'k' && !altKey && !shiftKey
        : key === '/' && !altKey && !target.closest?.('input, textarea, select, [contenteditable]');
    if (typed !== undefined && isText && (key.length === 1 || key === 'Backspace')) {
      typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
    } else if (isShortcut) {
      typed = typed === undefined ? '' : undefined;
    } else {
      if (key === 'Escape') {
        typed = undefined;
      }
      return;
    }
    event.preventDefault();
  };

  window.addEventListener('keydown', onKeyDown, true);
  window.takeSearchKeys = () => {
    window.removeEventListener('keydown', onKeyDown, true);
    delete window.takeSearchKeys;
    return typed;
  };
}
