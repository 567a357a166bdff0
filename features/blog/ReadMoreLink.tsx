// Replaces the stock link, which says "Read more" to everybody but screen readers.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';

export default function ReadMoreLink({blogPostTitle, ...props}: Props): ReactNode {
  return (
    <Link {...props}>
      <b>Read more of “{blogPostTitle}”</b>
    </Link>
  );
}
