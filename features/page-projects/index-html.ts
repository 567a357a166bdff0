import type {ProjectFile} from 'sample-checker';
import {escapeHtml} from '../../lib/any/html';
import {isView, stem} from './parts';
import type {ProjectPage} from './place';

/** Imports a file under its own name, for the console of the page. */
function exposed({name, kind}: ProjectFile): string[] {
  if (kind === 'program') return [`import './${name}';`];
  const variable = stem(name).replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [`import * as ${variable} from './${name}';`, `Object.assign(window, { ${variable} });`];
}

/** Shows the app of a React sample. */
const REACT_APP = [
  `import { createElement } from 'react';`,
  `import { createRoot } from 'react-dom/client';`,
  `import App from './App.tsx';`,
  `createRoot(document.getElementById('app')).render(createElement(App));`,
];

/** A page for browser files that have none: it shows a React app, or has the files in its console. */
export function indexHtml({title}: ProjectPage, app: readonly ProjectFile[]): string {
  const isReact = app.some(({name}) => name === 'App.tsx');
  const scripts = app.filter((file) => file.kind !== 'other' && !isView(file));
  const lines = isReact ? REACT_APP : scripts.flatMap(exposed);
  const names = scripts.map(({name}) => stem(name)).join(', ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="app">${isReact ? '' : `In the console: ${names}`}</div>
    <script type="module">
${lines.map((line) => `      ${line}`).join('\n')}
    </script>
  </body>
</html>
`;
}
