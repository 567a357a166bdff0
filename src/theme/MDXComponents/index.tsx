// Wraps the stock part: adds what pages may use without an import (the names are checked by
// plugins/page-contract/remark.ts) and what the Markdown plugins make.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card, Cards} from '@site/src/components/Cards/Cards';
import {CodeFigure, OutputFigure, SequenceFigure} from '@site/src/components/HtmlFigure/HtmlFigure';

export default {
  ...MDXComponents,
  Card,
  Cards,
  CodeFigure,
  OutputFigure,
  SequenceFigure,
  TabItem,
  Tabs,
};
