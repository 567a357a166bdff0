// Replaces the stock part, which asks the stock Tabs what is chosen; see features/tabs/Tabs.tsx.
import type {ReactNode} from 'react';

export interface Props {
  /** What the browser remembers. */
  value: string;
  /** The text of the tab. */
  label?: string;
  /** Tabs says it. */
  hidden?: boolean;
  children: ReactNode;
}

/** The panel of a tab. On paper, where all panels are shown, each says which tab it belongs to. */
export default function TabItem({value, label = value, hidden, children}: Props): ReactNode {
  return (
    <div className="tab-panel" data-label={label}>
      <div role="tabpanel" aria-label={label} hidden={hidden}>
        {children}
      </div>
    </div>
  );
}
