// Wraps the stock layout, which puts the table of contents outside of every landmark.
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';
import type {ReactNode} from 'react';
import './BlogLayout.lazy.css';

export default function BlogLayoutWrapper({toc, ...props}: Props): ReactNode {
  return <BlogLayout {...props} toc={toc && <nav aria-label="On this page">{toc}</nav>} />;
}
