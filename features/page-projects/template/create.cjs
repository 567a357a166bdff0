#!/usr/bin/env node
// Writes the files of a page into a new folder. In syntax that old releases of Node read, so that they can say what is
// wrong.
'use strict';
var fs = require('fs');
var path = require('path');

function stop(message) {
  console.error(message);
  process.exit(1);
}

var major = Number(process.versions.node.split('.')[0]);
if (major < 20)
  stop('This is Node ' + process.versions.node + '; the project needs Node 20 or later.');

var source = path.join(__dirname, 'project');
var apps = path.join(__dirname, 'apps');
var args = process.argv.slice(2);
var place = args.indexOf('--with');
if (place >= 0 && fs.existsSync(apps)) {
  var app = args.splice(place, 2)[1] || '';
  var known = fs.readdirSync(apps);
  if (known.indexOf(app) < 0)
    stop('There is no app "' + app + '"; --with knows ' + known.join(', ') + '.');
  source = path.join(apps, app);
}
var option = args.filter(function (arg) {
  return arg[0] === '-';
})[0];
if (option)
  stop('There is no option "' + option + '"; the name of a new folder is all there is to say.');
if (args.length > 1) stop('Name one folder; "' + args.join(' ') + '" are ' + args.length + '.');

var manifest = JSON.parse(fs.readFileSync(path.join(source, 'package.json'), 'utf8'));
var name = args[0] || manifest.name;
var folder = path.resolve(name);
try {
  fs.mkdirSync(folder);
} catch (error) {
  stop(
    error.code === 'EEXIST'
      ? '"' + name + '" exists already; name another folder: …tgz my-folder'
      : '"' + name + '" cannot be made here: ' + error.message,
  );
}
try {
  fs.cpSync(source, folder, {recursive: true});
  fs.renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
} catch (error) {
  fs.rmSync(folder, {recursive: true, force: true});
  stop('"' + name + '" could not be written: ' + error.message);
}
var next = ['cd ' + name, 'npm install'].concat(manifest.scripts.local ? 'npm run local' : []);
console.log(
  'Made ' + name + '. Next:\n\n  ' + next.join('\n  ') + '\n\nREADME.md says what is in it.',
);
