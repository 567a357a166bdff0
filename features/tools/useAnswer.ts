import {useEffect, useState} from 'react';

/**
 * The answer to a question; the one before while it is asked, and undefined at first.
 *
 * @param ask the same function as long as the question is the same; undefined if there is none
 */
export function useAnswer<Answer>(ask: (() => Promise<Answer>) | undefined): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isAsked = true;
    void ask?.().then((found) => {
      if (isAsked) setAnswer(() => found);
    });
    return () => {
      isAsked = false;
    };
  }, [ask]);
  return answer;
}
