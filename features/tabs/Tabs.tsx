// Replaces the stock part, which works only once React runs, and then makes its panels anew: a choice, a selection or the
// focus of a reader who was quicker is lost. These are static HTML, worked by features/tabs/plugin.ts.
import SiteStorage from '@generated/site-storage';
import {
  Children,
  cloneElement,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import {settleTabs} from '@site/features/tabs/tabs.client';
import type {Props as ItemProps} from './TabItem';
import styles from './Tabs.module.css';

interface Props {
  /** What is chosen; lists of one group show the same choice on all pages. */
  groupId: string;
  /** The heading that the list stands under; features/tabs/plugin.ts adds it. */
  section?: string;
  /** `TabItem`s; the first one is shown until a reader chooses. */
  children: ReactNode;
}

export default function Tabs({groupId, section, children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const items = Children.toArray(children).filter((child) => isValidElement<ItemProps>(child));
  useLayoutEffect(() => settleTabs([list.current!]), []);
  const group = groupId.replaceAll('-', ' ');
  return (
    <div className={`tabs-container ${styles.box}`}>
      <div
        ref={list}
        role="tablist"
        aria-label={section ? `${section}: ${group}` : group}
        className="tabs"
        data-group={`docusaurus.tab.${groupId}${SiteStorage.namespace}`}
      >
        {items.map(({props: {value, label = value}}, index) => (
          <div
            key={value}
            role="tab"
            tabIndex={index === 0 ? 0 : -1}
            aria-selected={index === 0}
            className="tabs__item"
            data-value={value}
          >
            {label}
          </div>
        ))}
      </div>
      {items.map((item, index) => cloneElement(item, {hidden: index !== 0}))}
    </div>
  );
}
