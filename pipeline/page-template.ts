/** The parser waits here until the styles are there. It removes itself, so that React finds what it rendered. */
export const PAUSE = '<script>document.currentScript.remove()</script>';

/**
 * The HTML around a page: that of Docusaurus, but for
 *
 * - the style attribute of the theme's sprite of icons, which a strict Content-Security-Policy forbids (base.css hides
 *   `.icon-sprite`; tests/pages/every-page.spec.ts notices when the theme writes it in another way),
 * - the scripts, and the styles that only the application shows: they are only named (pipeline/deferred-app/plugin.ts),
 * - the script of the colour mode, which also hides a closed announcement and takes attributes from the address:
 *   pipeline/deferred-app/plugin.ts has one that is 200 bytes shorter,
 * - the script for tabs on pages without tabs (features/tabs/plugin.ts), and the name of the generator,
 * - a line that leads programs to the Markdown of all pages (features/markdown-twins/plugin.ts),
 * - the target of the skip link, which the theme finds by a script: without the application, it led to the sidebar,
 * - a script before the first heading below the title, for which the parser waits until the styles are there: the
 *   browser then paints what is in sight before it styles and lays out the rest. On a slow phone that brings the first
 *   paint forward by some 300 ms (bench/README.md); when it no longer does, it should go.
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
