// Wrapped, so that pipeline/deferred-app knows the button and changes the mode before the application runs, and because
// the stock part calls the mode of a reader who has not chosen one that of the system.
import ColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';
import type {ReactNode} from 'react';

export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <div data-colour-mode>
      <ColorModeToggle {...props} value={props.value ?? 'light'} />
    </div>
  );
}
