// Stands for @docusaurus/Link in unit tests: a plain link, as readers get it.
import type {Props} from '@docusaurus/Link';
import type {ReactNode} from 'react';

export default function Link({to, href, className, children}: Props): ReactNode {
  return (
    <a href={to ?? href} className={className}>
      {children}
    </a>
  );
}
