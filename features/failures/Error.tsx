// Replaces the core's last resort, which readers see when even the layout crashed: that one has style attributes, no
// main, no focus, and drops the language of the page.
import type {Props} from '@theme/Error';
import {useEffect, useRef, type ReactNode} from 'react';

export default function Error({error, tryAgain}: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.lang = 'en';
    heading.current?.focus();
  }, []);
  return (
    <main className="container margin-vert--xl">
      <h1 ref={heading} tabIndex={-1}>
        This page crashed.
      </h1>
      <p>{error.message}</p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
