import {testErrors} from './declare-tests';

testErrors('v2');
