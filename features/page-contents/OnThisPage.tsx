import {PageActions} from '@site/features/page-actions/PageActions';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

type Toc = ComponentProps<typeof TOCItems>['toc'];

const ACTIVE = 'table-of-contents__link--active';

function Headings({toc}: {toc: Toc}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  // Keeps the heading that is being read in view, where the list is longer than the window.
  useEffect(() => {
    const list = box.current!;
    const observer = new MutationObserver(() => {
      const link = list.querySelector<HTMLElement>(`.${ACTIVE}`);
      if (link) {
        list.scrollTop = link.offsetTop - list.clientHeight / 2;
      }
    });
    observer.observe(list, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <button
        type="button"
        className="clean-btn theme-doc-toc-mobile"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        On this page
      </button>
      <div ref={box} id={id} className={clsx(styles.list, 'thin-scrollbar')} data-open={isOpen}>
        <p>On this page</p>
        <TOCItems
          toc={toc}
          className="table-of-contents"
          linkClassName="table-of-contents__link"
          linkActiveClassName={ACTIVE}
        />
      </div>
    </>
  );
}

/**
 * The headings of a page: beside its text where there is room, otherwise folded behind its lead, with what can be done
 * with the page and the docs version beside them. See features/page-contents.
 */
export function OnThisPage({toc}: {toc: Toc}): ReactNode {
  return (
    <nav className={styles.contents} aria-label="On this page">
      {toc.length > 0 && <Headings toc={toc} />}
      <PageActions />
    </nav>
  );
}
