/** Blocks the parser until the stylesheets are loaded. It removes itself, so that the markup matches React's. */
export const PAUSE = '<script>document.currentScript.remove()</script>';

/**
 * The HTML document of a page. It differs from Docusaurus' own in these points:
 *
 * - The theme's icon sprite has a class instead of a style attribute, which a strict Content-Security-Policy forbids
 *   (base.css hides `.icon-sprite`; tests/pages/every-page.spec.ts fails if the theme's markup changes).
 * - Scripts and deferred stylesheets are listed in meta elements, for pipeline/deferred-app to load.
 * - The theme's colour mode script is removed: it also handles a closed announcement and query parameters, and that of
 *   pipeline/deferred-app is 200 bytes shorter.
 * - The tabs script is removed from pages without tabs (features/tabs/plugin.ts), and there is no generator element.
 * - A line points programs to the Markdown of all pages (features/markdown-twins/plugin.ts).
 * - The skip link leads to <main>: the theme finds its target with a script, and without it the link led to the sidebar.
 * - A script before the first heading blocks the parser until the stylesheets are loaded: the browser then paints the
 *   first screen before it styles and lays out the rest. On a slow phone this brings the first paint forward by some
 *   300 ms (bench/README.md); remove it when it no longer does.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <% const isApplication = (script) => /\\/(runtime~)?main\\.\\w+\\.js$/.test(script); %>
    <% const isDeferred = (stylesheet) => /\\/deferred\\.\\w+\\.css$/.test(stylesheet); %>
    <% const addresses = (files) => files.map((file) => it.baseUrl + file).join(' '); %>
    <meta name="application-files" content="<%= addresses([...it.stylesheets.filter(isDeferred), ...it.scripts.filter(isApplication)]) %>">
    <meta name="page-files" content="<%= addresses(it.scripts.filter((script) => !isApplication(script))) %>">
    <%~ it.appHtml.includes('role="tablist"') ? it.headTags : it.headTags.replace(/<script id="tabs-script">.*?<\\/script>/s, '') %>
    <% it.stylesheets.filter((stylesheet) => !isDeferred(stylesheet)).forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" /><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div class="visually-hidden" aria-hidden="true">For AI agents: <%= it.baseUrl %>llms.txt lists all pages as Markdown, which each has at its address with .md.</div>
    <%~ it.preBodyTags.replace('style="display: none;"', 'class="icon-sprite"').replace(/<script>(?=[^<]*docusaurus-theme).*?<\\/script>/s, '') %>
    <div id="__docusaurus"><%~ it.appHtml.replace('<main', '<main id="main"').replace(/#__docusaurus_skipToContent_fallback/, '#main').replace(/<main.*?(?=<h2)/s, '$&${PAUSE}') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
