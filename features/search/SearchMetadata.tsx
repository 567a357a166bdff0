// Replaces the stock part, which writes six lines for crawlers: records are pushed to a hosted index (features/search/plugin.ts), and
// what is built from the pages reads the tag alone.
import Head from '@docusaurus/Head';
import type {Props} from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

export default function SearchMetadata({tag}: Props): ReactNode {
  return <Head>{tag && <meta name="docusaurus_tag" content={tag} />}</Head>;
}
