// Wrapped, so that plugins/deferred-app knows the button and changes the mode before the application runs.
import ColorModeToggle from '@theme-original/Navbar/ColorModeToggle';
import type {Props} from '@theme/Navbar/ColorModeToggle';
import type {ReactNode} from 'react';

export default function NavbarColorModeToggle(props: Props): ReactNode {
  return (
    <div data-colour-mode>
      <ColorModeToggle {...props} />
    </div>
  );
}
