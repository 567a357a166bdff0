import {testErrors} from './declare-tests';

testErrors('v3');
