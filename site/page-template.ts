/**
 * The HTML around a page: that of Docusaurus, but for the style attribute of the theme's sprite of icons, which a strict
 * Content-Security-Policy forbids (base.css hides `.icon-sprite`; tests/browser/security.spec.ts notices when the theme
 * writes it in another way), and for the scripts, which are only named: plugins/deferred-app loads them.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
    <% const isPart = (script) => script.includes('main.'); %>
    <% const addresses = (scripts) => scripts.map((script) => it.baseUrl + script).join(' '); %>
    <meta name="application-files" content="<%= addresses(it.scripts.filter(isPart)) %>">
    <meta name="page-files" content="<%= addresses(it.scripts.filter((script) => !isPart(script))) %>">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" /><% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace('style="display: none;"', 'class="icon-sprite"') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
