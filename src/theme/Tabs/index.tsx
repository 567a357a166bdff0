// Wraps the stock part: names each list of tabs after its section and what it chooses, to tell those of a page apart,
// and each panel after its tab.
import useIsBrowser from '@docusaurus/useIsBrowser';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The text of the last heading before an element, without its link to itself. */
function sectionOf(element: Element): string {
  const heading = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].findLast(
    (candidate) =>
      candidate.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !candidate.closest('[hidden]'),
  );
  const ownLink = heading?.querySelector('.hash-link');
  const texts = [...(heading?.childNodes ?? [])].filter((node) => node !== ownLink);
  return texts.map(({textContent}) => textContent).join('');
}

export default function TabsWrapper(props: Props): ReactNode {
  const {groupId = 'tabs'} = props;
  const box = useRef<HTMLDivElement>(null);
  // The stock part makes its list anew in browsers.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const name = `${sectionOf(box.current!)}: ${groupId.replaceAll('-', ' ')}`;
    box.current!.querySelector('[role=tablist]')!.setAttribute('aria-label', name);
    for (const panel of box.current!.querySelectorAll<HTMLElement>('.tab-panel')) {
      panel.firstElementChild!.ariaLabel = panel.dataset.label!;
    }
  }, [isBrowser, groupId]);
  return (
    <div ref={box} className={styles.box}>
      <Tabs {...props} />
    </div>
  );
}
