// Replaces the stock part, whose styles and icons come with every page: front matter of posts has no authors
// (features/page-contract/front-matter.ts).
export default function BlogPostItemHeaderAuthors(): null {
  return null;
}
