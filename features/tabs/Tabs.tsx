// Replaces the stock parts, which work only once React runs, and then render their panels anew: a choice, a selection or
// the focus of a reader who was quicker is lost. These are static HTML, worked by tabs.client.ts.
import SiteStorage from '@generated/site-storage';
import {
  Children,
  cloneElement,
  isValidElement,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import {restoreTabs} from './tabs.client';
import './styles.css';

interface TabItemProps {
  /** Kept in the browser's storage. */
  value: string;
  /** The text of the tab. */
  label?: string;
  /** Set by {@link Tabs}. */
  hidden?: boolean;
  children: ReactNode;
}

/** The panel of a tab. On paper, where all panels are shown, each says which tab it belongs to. */
export function TabItem({value, label = value, hidden, children}: TabItemProps): ReactNode {
  return (
    <div className="tab-panel" data-label={label}>
      <div role="tabpanel" aria-label={label} hidden={hidden}>
        {children}
      </div>
    </div>
  );
}

interface TabsProps {
  /** Lists of one group show the same choice on all pages. */
  groupId: string;
  /** The heading that the list stands under; rehype.ts adds it. */
  section?: string;
  /** `TabItem`s; the first one is shown until a reader chooses. */
  children: ReactNode;
}

export function Tabs({groupId, section, children}: TabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const items = Children.toArray(children).filter((child) => isValidElement<TabItemProps>(child));
  useLayoutEffect(() => restoreTabs([list.current!]), []);
  const group = groupId.replaceAll('-', ' ');
  return (
    <div className="tabs-container">
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
