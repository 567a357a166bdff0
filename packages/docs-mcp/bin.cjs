#!/usr/bin/env node
// Started from any folder, whose own settings for TypeScript are no concern of this one.
process.env.TSX_TSCONFIG_PATH = require.resolve('../../tsconfig.json');
require('tsx/cjs');
require('./cli.ts');
