import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {Quiz} from './Quiz';
import {QUESTIONS, type QuizQuestion} from './questions.shared';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

// Roles and labels are asked for once: looking them up for each question would take seconds.
function press(name: string): void {
  fireEvent.click([...document.querySelectorAll('button')].find((b) => b.textContent === name)!);
}

const verdict = () => screen.getByRole('status').textContent;
const group = () => document.querySelector('fieldset')!;

/** The question that is shown. */
function current(): QuizQuestion {
  return QUESTIONS.find(({question}) => group().textContent.includes(question))!;
}

function choose(option: string): void {
  fireEvent.click([...document.querySelectorAll('input')].find(({value}) => value === option)!);
}

/** Answers all questions right, except for the first `mistakes`. */
function finish(mistakes: number): void {
  press('Start the quiz');
  QUESTIONS.forEach((_, position) => {
    choose(position < mistakes ? current().wrong[0]! : current().answer);
    press('Check the answer');
    press(position + 1 < QUESTIONS.length ? 'Next question' : 'See the result');
  });
}

describe('a question', () => {
  it('is a group of four radio buttons that gets the focus', () => {
    render(<Quiz />);
    press('Start the quiz');
    const radios = within(screen.getByRole('group')).getAllByRole<HTMLInputElement>('radio');
    expect(radios).toHaveLength(4);
    for (const radio of radios) {
      expect(screen.getByLabelText(radio.value)).toBe(radio);
    }
    within(group()).getByText(`Question 1 of ${QUESTIONS.length}`);
    expect(document.activeElement?.tagName).toBe('LEGEND');
  });

  it('asks for a choice before it checks', () => {
    render(<Quiz />);
    press('Start the quiz');
    press('Check the answer');
    expect(verdict()).toBe('Choose an answer first.');
    choose(current().answer);
    expect(verdict()).toBe('');
  });

  it('says what is right and why, with a link to the lesson', () => {
    render(<Quiz />);
    press('Start the quiz');
    const {answer, wrong, why, lesson, section} = current();
    choose(wrong[1]!);
    press('Check the answer');
    expect(verdict()).toContain(`Not quite. The answer is: ${answer}${why}`);
    expect(screen.getByText('Right answer').previousSibling?.textContent).toBe(answer);
    expect(screen.getByText('Your answer').parentElement!.className).toContain('wrong');
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      `/learningLab/intro-to-lit/${lesson}#${section}`,
    );
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) {
      expect(radio.disabled).toBe(true);
    }
    expect(document.activeElement?.textContent).toBe('Next question');
    press('Next question');
    within(group()).getByText(`Question 2 of ${QUESTIONS.length}`);
    expect(document.activeElement?.tagName).toBe('LEGEND');
  });
});

it('has another order from one time to the next', () => {
  const first = [0.999, 0].map((random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    render(<Quiz />);
    press('Start the quiz');
    const {question} = current();
    cleanup();
    return question;
  });
  expect(first[0]).toBe(QUESTIONS[0]!.question);
  expect(first[1]).not.toBe(first[0]);
});

it('counts, and lists what was missed', () => {
  const all = QUESTIONS.length;
  render(<Quiz />);
  finish(2);
  screen.getByText(`You answered ${all - 2} of ${all} questions right.`);
  expect(screen.getAllByRole('link')).toHaveLength(2);

  press('Start again');
  within(group()).getByText(`Question 1 of ${all}`);
});

it('has all questions and answers in the HTML of the server, for readers without scripts', () => {
  const html = renderToString(<Quiz />);
  const noscript = /<noscript>(.*)<\/noscript>/s.exec(html)![1]!;
  expect(noscript.match(/Answer: /g)).toHaveLength(QUESTIONS.length);
  expect(noscript).toContain('/learningLab/intro-to-lit/network#split-a-secret');
});
