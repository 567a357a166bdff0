// Wraps the stock part: on paper, where all panels are shown, each says which tab it belongs to.
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function TabItemWrapper(props: Props): ReactNode {
  return (
    <div className="tab-panel" data-label={props.label ?? props.value}>
      <TabItem {...props} />
    </div>
  );
}
