/**
 * The HTML around a page: that of Docusaurus, but for the style attribute of the theme's sprite of icons, which a strict
 * Content-Security-Policy forbids (base.css hides `.icon-sprite`; tests/browser/security.spec.ts notices when the theme
 * writes it in another way), for the scripts and the styles that only the application shows, which are only named:
 * plugins/deferred-app loads them, for the name of the generator, which no reader needs, and for a line that leads
 * programs to the Markdown of all pages (plugins/markdown-twins). Pages without tabs need no script for them (plugins/tabs).
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <% const isApplication = (script) => script.includes('main.'); %>
    <% const isLate = (stylesheet) => stylesheet.includes('/late.'); %>
    <% const addresses = (files) => files.map((file) => it.baseUrl + file).join(' '); %>
    <meta name="application-files" content="<%= addresses([...it.stylesheets.filter(isLate), ...it.scripts.filter(isApplication)]) %>">
    <meta name="page-files" content="<%= addresses(it.scripts.filter((script) => !isApplication(script))) %>">
    <%~ it.appHtml.includes('role="tablist"') ? it.headTags : it.headTags.replace(/<script id="tabs">.*?<\\/script>/s, '') %>
    <% it.stylesheets.filter((stylesheet) => !isLate(stylesheet)).forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" /><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div class="visually-hidden" aria-hidden="true">For AI agents: <%= it.baseUrl %>llms.txt lists all pages as Markdown. A page's own is at its address with .md, or index.md for a folder.</div>
    <%~ it.preBodyTags.replace('style="display: none;"', 'class="icon-sprite"') %>
    <div id="__docusaurus"><%~ it.appHtml.replace('<main', '<main id="main"').replace(/#__docusaurus_skipToContent_fallback/, '#main') %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
