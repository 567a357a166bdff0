import {useHistory} from '@docusaurus/router';
import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import {FOLLOWED_RESULT} from './followedResult';
import {RESULT_ATTRIBUTE} from './moveThroughResults';

/** Whether a click leads away from this page, and not to a new tab or window. */
const opensInPlace = ({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Fetches the code of the page that an address of this site leads to. */
export function prefetchPage(url: string): void {
  try {
    void window.docusaurus.prefetch(url.replace(/[?#].*/, ''));
  } catch {
    // Docusaurus expects more of `navigator.connection` than Firefox on phones has.
  }
}

interface ResultAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Address in this site, with the base URL. */
  to: string;
  /** The link is followed, be it to a new tab or window. */
  onFollow?: () => void;
}

/**
 * A link that arrow keys lead to. Docusaurus' own would fetch the page of each result that comes
 * into view, with every letter that is typed; this one does when a reader turns to it.
 */
export function ResultAnchor({to, onFollow, children, ...props}: ResultAnchorProps): ReactNode {
  const history = useHistory();
  const prefetch = () => prefetchPage(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    if (opensInPlace(event)) {
      event.preventDefault();
      const {pathname, search, hash} = history.location;
      const isHere = pathname + search + hash === to;
      history[isHere ? 'replace' : 'push'](to, FOLLOWED_RESULT);
    }
  };
  return (
    <a
      {...props}
      href={to}
      onClick={follow}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...RESULT_ATTRIBUTE}
    >
      {children}
    </a>
  );
}
